import type {
  FindingState,
  Paper,
  PictureView,
  ProofKind,
  ProofMethod,
  ProofState,
} from '@ironsouq/contract/device/device.enums'
import type { Key } from '@ironsouq/i18n/messages'
import type { PointKind } from '@ironsouq/ui/patterns/point-map'
import type { IconName } from '@ironsouq/ui/primitives/icon'

/** The words of the contract's codes. A code without a word does not compile. */
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
  /** The same with how many there are. */
  count: Key
  kind: PointKind
  colour: string
}

export const FINDING_STATE: Record<FindingState, FindingLook> = {
  action: {
    word: 'device.findingAction',
    count: 'judging.countAction',
    kind: 'act',
    colour: 'text-refused',
  },
  monitor: {
    word: 'device.findingMonitor',
    count: 'judging.countMonitor',
    kind: 'watch',
    colour: 'text-accent-text',
  },
  ok: { word: 'device.findingOk', count: 'judging.countOk', kind: 'ok', colour: 'text-proven' },
  na: {
    word: 'device.findingNa',
    count: 'judging.countNa',
    kind: 'none',
    colour: 'text-ink-muted',
  },
}

/** What a picture shows. */
export const PICTURE_VIEW: Record<PictureView, Key> = {
  side: 'judging.viewSide',
  quarter: 'judging.viewQuarter',
  'quarter-right': 'judging.viewQuarterRight',
  right: 'judging.viewRight',
  rear: 'judging.viewRear',
  'rear-right': 'judging.viewRearRight',
  front: 'judging.viewFront',
  working: 'judging.viewWorking',
  tool: 'judging.viewTool',
  cab: 'judging.viewCab',
  panel: 'judging.viewPanel',
  engine: 'judging.viewEngine',
  undercarriage: 'judging.viewUndercarriage',
  tyre: 'judging.viewTyre',
  plate: 'judging.viewPlate',
  meter: 'judging.viewMeter',
  defect: 'judging.viewDefect',
}
