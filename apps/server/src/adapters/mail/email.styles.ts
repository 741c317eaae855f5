import type { CSSProperties } from 'react'

/** The design tokens as values: mail clients do not support CSS variables. */
const SUNK = '#e9e1d1'
const SURFACE = '#fbf8f2'
const RAISED = '#fffdfa'
const LINE = '#dcd3c2'
const LINE_STRONG = '#8c8170'
const INK = '#1d1b17'
const ON_INK = '#f4efe5'
const MUTED = '#625a4d'
const GRAPHITE = '#25221e'
const NOTE = '#ffefc9'
const ON_NOTE = '#744600'
const RADIUS = '6px'

/** System fonts that support the script of the language. */
const OWN_FONTS: readonly [prefix: string, fonts: string][] = [
  ['ar', "'IBM Plex Sans Arabic','Segoe UI',Tahoma"],
  ['he', "'Noto Sans Hebrew','Segoe UI'"],
  ['zh-Hans', "'PingFang SC','Microsoft YaHei','Noto Sans SC'"],
  ['zh-Hant', "'PingFang HK','Microsoft JhengHei','Noto Sans HK'"],
  ['ko', "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR'"],
]

const fontsOf = (bcp47: string) => {
  const own = OWN_FONTS.find(([prefix]) => bcp47.startsWith(prefix))?.[1]
  return ['Inter', own, 'Arial', 'sans-serif'].filter(Boolean).join(',')
}

/** Arabic and Hebrew need a larger line height, and joined characters no letter spacing. */
const isTall = (bcp47: string) => /^(?:ar|he)/.test(bcp47)

export function stylesFor(bcp47: string) {
  const tall = isTall(bcp47) ? 4 : 0
  const size = (font: number, line: number): CSSProperties => ({
    fontSize: `${font}px`,
    lineHeight: `${line + tall}px`,
  })
  const button: CSSProperties = {
    ...size(16, 24),
    display: 'block',
    fontWeight: 700,
    margin: '16px 0 0',
    padding: '14px 24px',
    borderRadius: RADIUS,
    textAlign: 'center',
    textDecoration: 'none',
  }
  return {
    page: {
      ...size(16, 24),
      margin: 0,
      padding: '24px 8px',
      background: SUNK,
      color: INK,
      fontFamily: fontsOf(bcp47),
    },
    before: { ...size(12, 16), ...sheet, padding: '0 4px 12px', color: MUTED },
    sheet: { ...sheet, background: SURFACE, borderRadius: RADIUS, overflow: 'hidden' },
    top: { background: GRAPHITE, padding: '16px 24px' },
    logo: { display: 'block', border: 0, color: '#f6f1e7', fontSize: '20px', fontWeight: 700 },
    block: { padding: '24px' },
    nextBlock: { padding: '24px', borderTop: `1px solid ${LINE}` },
    heading: { ...size(26, 32), ...(tall ? {} : TIGHT), margin: '0 0 8px', fontWeight: 700 },
    text: { ...size(16, 24), margin: '0 0 8px' },
    aside: { ...size(14, 20), margin: 0, color: MUTED },
    code: {
      ...size(54, 60),
      margin: '16px 0',
      padding: '20px 12px',
      background: SUNK,
      borderRadius: RADIUS,
      direction: 'ltr',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 700,
      letterSpacing: '0.04em',
      textAlign: 'center',
      unicodeBidi: 'isolate',
    },
    gap: { marginLeft: '0.3em' },
    fact: { padding: '8px 0', fontSize: 0 },
    nextFact: { padding: '8px 0', borderTop: `1px solid ${LINE}`, fontSize: 0 },
    label: { ...size(14, 20), ...cell, width: '38%', color: MUTED },
    value: { ...size(14, 20), ...cell, width: '62%', fontWeight: 700, textAlign: 'end' },
    note: {
      ...size(14, 20),
      margin: 0,
      padding: '12px 16px',
      background: NOTE,
      borderRadius: RADIUS,
      color: ON_NOTE,
    },
    action: { ...button, background: INK, border: `1px solid ${INK}`, color: ON_INK },
    otherAction: { ...button, background: RAISED, border: `1px solid ${LINE_STRONG}`, color: INK },
    subheading: { ...size(20, 28), margin: '0 0 12px', fontWeight: 700 },
    machine: { padding: '12px 0', borderTop: `1px solid ${LINE}`, fontSize: 0 },
    photo: { ...cell, width: '168px', maxWidth: '100%' },
    photoImage: { display: 'block', border: 0, maxWidth: '100%', borderRadius: RADIUS },
    about: { ...size(16, 24), ...cell, width: '340px', maxWidth: '100%', padding: '0 20px' },
    aboutAlone: { ...size(16, 24), ...cell, width: '100%' },
    machineTitle: { ...size(16, 24), color: INK, fontWeight: 700, textDecoration: 'none' },
    machinePrice: { ...size(14, 20), margin: '4px 0 0' },
    change: { color: MUTED },
    after: { ...size(12, 18), ...sheet, padding: '20px 24px', color: MUTED },
    afterLine: { ...size(12, 18), margin: '0 0 4px' },
    link: { color: MUTED, textDecoration: 'underline' },
  } satisfies Record<string, CSSProperties>
}

export type EmailStyles = ReturnType<typeof stylesFor>

const TIGHT: CSSProperties = { letterSpacing: '-0.015em' }
const sheet: CSSProperties = { maxWidth: '600px', margin: '0 auto' }
const cell: CSSProperties = { display: 'inline-block', verticalAlign: 'top' }

/** Rules for narrow screens and dark mode, for the mail clients that support them. */
export const SHEET_RULES = `
@media (max-width:480px){
.m-block{padding:20px 16px !important}
.m-top,.m-after{padding:16px !important}
.m-code{font-size:38px !important;line-height:44px !important}
.m-photo,.m-about{width:100% !important;padding:0 0 8px !important}
}
@media (prefers-color-scheme:dark){
.m-page,.m-page td{background:#0f0e0c !important;color:#f5f0e6 !important}
.m-sheet{background:#1f1c19 !important}
.m-line{border-color:#3a362f !important}
.m-title{color:#f5f0e6 !important}
.m-code{background:#0f0e0c !important;color:#f5f0e6 !important}
.m-muted,.m-muted a{color:#aba292 !important}
.m-note{background:#3a2b0b !important;color:#ffc657 !important}
.m-action{background:#f5f0e6 !important;border-color:#f5f0e6 !important;color:#161411 !important}
.m-other{background:#292621 !important;border-color:#857b6b !important;color:#f5f0e6 !important}
}`
