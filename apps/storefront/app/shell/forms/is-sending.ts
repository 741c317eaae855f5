import { useNavigation } from 'react-router'

/** Whether a form of this page is on its way. */
export const useIsSending = (): boolean => useNavigation().formMethod !== undefined
