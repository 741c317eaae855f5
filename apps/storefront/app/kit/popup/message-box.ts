import { type BoxKind, type BoxLabels, popupStore, type Refusal } from './popup-store.ts'

let made = 0

/** Resolves with the input on confirm; otherwise rejects with how the box was closed [AP-27]. */
function open(kind: BoxKind, words: BoxLabels, value = ''): Promise<string> {
  const id = ++made
  const close = () =>
    popupStore.set({ boxes: popupStore.get().boxes.filter((box) => box.id !== id) })
  return new Promise((resolve, reject) => {
    const onConfirm = (typed: string) => {
      close()
      resolve(typed)
    }
    const onRefuse = (how: Refusal) => {
      close()
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the specification's words
      reject(how)
    }
    const box = { ...words, id, kind, value, onConfirm, onRefuse }
    popupStore.set({ boxes: [...popupStore.get().boxes, box] })
  })
}

export const messageBox = {
  alert: async (words: Omit<BoxLabels, 'cancel'>): Promise<void> =>
    void (await open('alert', words)),
  confirm: async (words: BoxLabels): Promise<void> => void (await open('confirm', words)),
  prompt: ({ value, ...words }: BoxLabels & { value?: string }): Promise<string> =>
    open('prompt', words, value),
}
