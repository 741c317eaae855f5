import { inPlace, packageOf, type DebianPackage } from './debian.ts'

export const CHROMIUM = '/usr/bin/chromium'

const FONTS = '/usr/share/fonts'

/** What the browser tests need: the browser, and letters for all ten languages. */
export const BROWSER_PACKAGES: readonly DebianPackage[] = [
  packageOf('chromium', inPlace(CHROMIUM)),
  packageOf('fonts-noto-core', inPlace(`${FONTS}/truetype/noto/NotoSansArabic-Regular.ttf`)),
  packageOf('fonts-noto-cjk', inPlace(`${FONTS}/opentype/noto/NotoSansCJK-Regular.ttc`)),
]
