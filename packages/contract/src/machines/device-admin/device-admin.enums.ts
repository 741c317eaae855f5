import type { DeviceAction } from '../device/device.lifecycle.ts'

/** The moves that the price grid makes: they need no reason and no review. */
// oxfmt-ignore
export const GRID_ACTIONS = [
  'publish', 'reserve', 'release', 'sell', 'withdraw', 'relist',
] as const satisfies readonly DeviceAction[]

/**
 * What is doubtful about a listing. The first two need a decision of staff before the machine is
 * published: the same serial number, or the same photo, in the listing of another machine.
 */
// oxfmt-ignore
export const ISSUES = [
  'sameSerial', 'duplicatePhoto', 'duplicateListing', 'noPlatePhoto', 'reportOld', 'belowGuide',
  'certificateExpires',
] as const
export type Issue = (typeof ISSUES)[number]

export const BLOCKING_ISSUES: readonly Issue[] = ['sameSerial', 'duplicatePhoto']

/** The issues that name another machine; staff may decide that the two are different ones. */
export const PAIR_ISSUES = ['sameSerial', 'duplicatePhoto', 'duplicateListing'] as const
export type PairIssue = (typeof PAIR_ISSUES)[number]

/** A report counts as old after so many days. */
export const REPORT_DAYS = 60
/** A certificate that expires within so many days is an issue. */
export const CERTIFICATE_DAYS = 30
/** A price so far below the middle of the guide range is an issue. */
export const BELOW_GUIDE_PERCENT = 20

/** Whether the seller's note can be read in a language. */
export const NOTE_STATES = ['source', 'translated', 'outdated', 'missing'] as const
export type NoteState = (typeof NOTE_STATES)[number]

/** What raises the quality of a listing, with the points that it is worth. */
// oxfmt-ignore
export const QUALITY_STEPS = [
  'photos', 'specs', 'inspection', 'languages', 'price', 'hoursVerified', 'identityVerified',
  'serviceBook',
] as const
export type QualityStep = (typeof QUALITY_STEPS)[number]

/** What a listing needs before it is reviewed, in the order of the form. */
// oxfmt-ignore
export const REVIEW_POINTS = [
  'category', 'model', 'yearMade', 'serialNo', 'yard', 'workHours', 'emission', 'customs',
  'warranty', 'gccCooling', 'plated', 'specs', 'photos', 'price', 'vatMode',
] as const
export type ReviewPoint = (typeof REVIEW_POINTS)[number]

/** Whether a listing without issues is published without a review [EQ-8]. */
export const TRUSTS = ['reviewed', 'trusted'] as const
export type Trust = (typeof TRUSTS)[number]
/** How far a dealer is trusted; the people of a suspended one cannot sign in, and nothing of it is for sale. */
export const STANDINGS = [...TRUSTS, 'suspended'] as const
export type Standing = (typeof STANDINGS)[number]
/** The quality from which a listing of a trusted dealer is published without a review. */
export const PUBLISHED_FROM_QUALITY = 70
