import type { StandardRole } from '@ironsouq/contract/people/staff/role.standard'

/** The people of the back office to log in as; README lists them. */
export const STAFF_PASSWORD = 'Desk#2026'

interface DemoStaff {
  role: StandardRole
  name: string
  email: string
  locale: string
  /** With the key of development the secret of the app, and so its codes, are always the same. */
  secretId: string
}

const secret = (n: number) => `0192f000-0000-7000-8000-00000000c00${n}`

export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    role: 'administrator',
    name: 'Mariam Al Suwaidi',
    email: 'administrator@ironsouq.example',
    locale: 'en',
    secretId: secret(1),
  },
  {
    role: 'equipmentClerk',
    name: 'Yousef Darwish',
    email: 'clerk@ironsouq.example',
    locale: 'ar',
    secretId: secret(2),
  },
  {
    role: 'contentEditor',
    name: 'Clara Neumann',
    email: 'editor@ironsouq.example',
    locale: 'de',
    secretId: secret(3),
  },
  {
    role: 'serviceAgent',
    name: 'Priya Nair',
    email: 'agent@ironsouq.example',
    locale: 'en',
    secretId: secret(4),
  },
  {
    role: 'auditor',
    name: 'Daniel Moreau',
    email: 'auditor@ironsouq.example',
    locale: 'fr',
    secretId: secret(5),
  },
  {
    role: 'administrator',
    name: 'Omar Siddiqui',
    email: 'money@ironsouq.example',
    locale: 'en',
    secretId: secret(6),
  },
]
