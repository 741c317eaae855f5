import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import type { KnownMachine } from '@ironsouq/contract/mall/product/product-fit'
import { resetWithSession } from '#kit/session/session-store.ts'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore, useStore } from '#kit/store/store.ts'

/** The machine that parts are checked against, as this browser remembers it. */
export interface ChosenMachine extends FittedModel, KnownMachine {
  /** When it is one of the member's own. */
  garageId: string | null
}

const NAME = 'machine'
const storage = inLocalStorage(NAME)

type Given = Partial<Record<keyof ChosenMachine, unknown>>

const isText = (value: unknown) => typeof value === 'string'

/** The storage is not trusted: another script or version may have written it. */
function isChosen(value: unknown): value is ChosenMachine {
  if (typeof value !== 'object' || value === null) return false
  const { modelId, brandCode, brandName, model, serialNo, garageId, year }: Given = value
  return (
    [modelId, brandCode, brandName, model].every(isText) &&
    [serialNo, garageId].every((each) => each === null || isText(each)) &&
    (year === null || Number.isInteger(year))
  )
}

export const machineStore = createStore<{ machine: ChosenMachine | null }>({ machine: null })

let isRecalled = false

export function recallMachine(): void {
  if (isRecalled) return
  isRecalled = true
  machineStore.set({ machine: restored(NAME, storage, isChosen) ?? null })
}

export function chooseMachine(machine: ChosenMachine | null): void {
  machineStore.set({ machine })
  persist(NAME, storage, machine)
}

/** A machine of the member is none of the next user's business. */
function clearOwn(): void {
  if (machineStore.get().machine?.garageId) chooseMachine(null)
}

resetWithSession({ reset: clearOwn })

/** Null in the HTML, which is the same for everyone. */
export const useMachine = (): ChosenMachine | null =>
  useStore(machineStore, ({ machine }) => machine)

/** The model that a page is about becomes the chosen one, unless more is known of the machine that is chosen. */
export function rememberModel(model: FittedModel): void {
  recallMachine()
  const { machine } = machineStore.get()
  const isOwn = machine !== null && (machine.garageId !== null || machine.serialNo !== null)
  if (isOwn || machine?.modelId === model.modelId) return
  chooseMachine({ ...model, serialNo: null, year: null, garageId: null })
}

export const nameOf = ({ brandName, model }: Pick<FittedModel, 'brandName' | 'model'>): string =>
  `${brandName} ${model}`
