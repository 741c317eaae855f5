import { createContext, useContext } from 'react'

interface Writing {
  lang: string
  dir: 'ltr' | 'rtl'
}

/**
 * The language of what is typed into the fields below, where it is not the language of the
 * interface. Labels, hints and errors keep the direction of the interface.
 */
export const WrittenIn = createContext<Writing | undefined>(undefined)

/** The attributes of a box for text. */
export const useWriting = (): Partial<Writing> => useContext(WrittenIn) ?? {}
