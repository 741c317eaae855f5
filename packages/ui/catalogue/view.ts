import type { Scene } from './entry.ts'

/** The query of the URL: `?entry=button&dir=rtl&theme=dark`. */
export interface View {
  entry: string | null
  dir: Scene['dir']
  theme: 'light' | 'dark' | null
}

export function viewOf(search: string): View {
  const asked = new URLSearchParams(search)
  const theme = asked.get('theme')
  return {
    entry: asked.get('entry'),
    dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  }
}

export function addressOf({ entry, dir, theme }: View): string {
  const asked = new URLSearchParams({ dir, ...(entry && { entry }), ...(theme && { theme }) })
  return `/?${asked.toString()}`
}

export const localeOf = (dir: Scene['dir']) => (dir === 'rtl' ? 'ar-AE-u-nu-latn' : 'en-GB')

export const sceneOf = (dir: Scene['dir']): Scene => ({
  dir,
  say: (english, arabic) => (dir === 'rtl' ? arabic : english),
})
