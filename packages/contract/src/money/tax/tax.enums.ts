/** Of parts: VAT is in the price, none because it is exported, on the margin only, or exempt. */
export const TAX_SCHEMES = ['standard', 'zero', 'margin', 'exempt'] as const
export type TaxScheme = (typeof TAX_SCHEMES)[number]

/** Of machines: added to the price, on the seller's margin only (no tax line), or none because it leaves the country. */
export const VAT_MODES = ['standard', 'margin', 'zeroExport'] as const
export type VatMode = (typeof VAT_MODES)[number]
