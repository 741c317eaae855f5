import type {
  FindingState,
  Paper,
  PictureView,
  ProofKind,
  ProofMethod,
  ProofState,
} from '@ironsouq/contract/machines/device/device.enums'
import type { Finding } from '@ironsouq/contract/machines/device/device.schema'
import type { Key } from '@ironsouq/i18n/messages'
import type { PointKind } from '@ironsouq/ui/patterns/chart/point-map'
import type { IconName } from '@ironsouq/ui/primitives/display/icon'

/** The message keys of the contract's codes. A code without a key does not compile. */
export const PAPER_WORD: Record<Paper, Key> = {
  billOfEntry: 'device.paperBillOfEntry',
  registrationCard: 'device.paperRegistrationCard',
  inspectionReport: 'device.paperInspectionReport',
  exportCertificate: 'device.paperExportCertificate',
  serviceBook: 'device.paperServiceBook',
  loadChart: 'device.paperLoadChart',
}

export const PROOF_KIND_WORD: Record<ProofKind, Key> = {
  hours: 'device.proofHours',
  identity: 'device.proofIdentity',
  year: 'device.proofYear',
  serviceBook: 'device.proofServiceBook',
}

interface ProofLook {
  word: Key
  icon: IconName
  colour: string
}

export const PROOF_STATE: Record<ProofState, ProofLook> = {
  proven: { word: 'device.proofStateProven', icon: 'seal', colour: 'text-proven' },
  declared: { word: 'device.proofStateDeclared', icon: 'info', colour: 'text-ink-muted' },
  missing: { word: 'device.proofStateMissing', icon: 'minus', colour: 'text-ink-muted' },
  doubtful: { word: 'device.proofStateDoubtful', icon: 'warn', colour: 'text-refused' },
}

export const PROOF_METHOD_WORD: Record<ProofMethod, Key> = {
  telematics: 'device.proofMethodTelematics',
  meterPhotos: 'device.proofMethodMeterPhotos',
  plateAndFrame: 'device.proofMethodPlateAndFrame',
  serialDecoded: 'device.proofMethodSerialDecoded',
  papers: 'device.proofMethodPapers',
  stamps: 'device.proofMethodStamps',
  sellerSays: 'device.proofMethodSellerSays',
}

interface FindingLook {
  word: Key
  /** The same with a count. */
  count: Key
  kind: PointKind
  colour: string
}

export const FINDING_STATE: Record<FindingState, FindingLook> = {
  action: {
    word: 'device.findingAction',
    count: 'deviceDetail.countAction',
    kind: 'act',
    colour: 'text-refused',
  },
  monitor: {
    word: 'device.findingMonitor',
    count: 'deviceDetail.countMonitor',
    kind: 'watch',
    colour: 'text-accent-text',
  },
  ok: {
    word: 'device.findingOk',
    count: 'deviceDetail.countOk',
    kind: 'ok',
    colour: 'text-proven',
  },
  na: {
    word: 'device.findingNa',
    count: 'deviceDetail.countNa',
    kind: 'none',
    colour: 'text-ink-muted',
  },
}

/** The part whose findings are papers and plates. */
export const IDENTITY = 'identity'

/** Papers are not fitted: one that an inspector did not see is not available. */
export const findingWord = ({ part, state }: Pick<Finding, 'part' | 'state'>): Key =>
  part === IDENTITY && state === 'na' ? 'device.findingNoPaper' : FINDING_STATE[state].word

export const PICTURE_VIEW: Record<PictureView, Key> = {
  side: 'deviceDetail.viewSide',
  quarter: 'deviceDetail.viewQuarter',
  'quarter-right': 'deviceDetail.viewQuarterRight',
  right: 'deviceDetail.viewRight',
  rear: 'deviceDetail.viewRear',
  'rear-right': 'deviceDetail.viewRearRight',
  front: 'deviceDetail.viewFront',
  working: 'deviceDetail.viewWorking',
  tool: 'deviceDetail.viewAttachment',
  cab: 'deviceDetail.viewCab',
  panel: 'deviceDetail.viewPanel',
  engine: 'deviceDetail.viewEngine',
  undercarriage: 'deviceDetail.viewUndercarriage',
  tyre: 'deviceDetail.viewTyre',
  plate: 'deviceDetail.viewPlate',
  meter: 'deviceDetail.viewMeter',
  defect: 'deviceDetail.viewDefect',
}
