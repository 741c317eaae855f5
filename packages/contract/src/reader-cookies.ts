/** The language that a person chose; without one it is English until they sign in. */
export const LANG_COOKIE = 'lang'
export const THEME_COOKIE = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: string | undefined): value is Theme =>
  THEMES.some((theme) => theme === value)
