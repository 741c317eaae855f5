/** Draws pictures as users see them; the catalogue compares them. */
export const CHROMIUM = '/usr/bin/chromium'

/**
 * The same version without the parts of a desktop browser: it uses about a quarter less
 * CPU time. The program is started itself: its wrapper script would stay in between.
 */
export const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

/** Chromium as root and without a network of its own. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Pages of tests live for a second: V8's optimising compilers cost a quarter of the renderer's CPU time
 * and pay back nothing. Measurements keep them.
 */
export const TEST_FLAGS = [...FLAGS, '--js-flags=--no-opt --no-maglev']
