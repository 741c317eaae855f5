import type { Key } from './messages.ts'

/** The texts that stand in for fields of the web config that are not set; `{year}` is this year. */
export const WEB_CONFIG_WORDS = {
  pcCopyright: 'shell.webCopyright',
  pcCompanyName: 'shell.webCompanyName',
  pcCompanyInfo: 'shell.webCompanyInfo',
  pcTitleContent: 'shell.webTitle',
  pcLogoImgText: 'shell.webLogoText',
  pcWelcome: 'shell.webWelcome',
} as const satisfies Record<string, Key>
