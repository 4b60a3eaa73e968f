// SPDX-License-Identifier: GPL-3.0-or-later
// The program whose precompiled headers the tests share: it does nothing.
int main()
{
    return 0;
}
