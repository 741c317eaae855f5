import { useNavigation } from 'react-router'

/** Whether a form of this page is being submitted. */
export const useIsSending = (): boolean => useNavigation().formMethod !== undefined
