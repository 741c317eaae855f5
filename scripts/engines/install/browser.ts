import { fileExists, packageOf, type DebianPackage } from './debian.ts'

export const CHROMIUM = '/usr/bin/chromium'

/** Chromium without a desktop, in the same version: cheaper for tests that take no screenshots. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

const FONTS = '/usr/share/fonts'

/** What the browser tests need: the browser, and fonts for all ten languages. */
export const BROWSER_PACKAGES: readonly DebianPackage[] = [
  packageOf('chromium', fileExists(CHROMIUM)),
  packageOf('chromium-headless-shell', fileExists(HEADLESS_SHELL)),
  packageOf('fonts-noto-core', fileExists(`${FONTS}/truetype/noto/NotoSansArabic-Regular.ttf`)),
  packageOf('fonts-noto-cjk', fileExists(`${FONTS}/opentype/noto/NotoSansCJK-Regular.ttc`)),
]
