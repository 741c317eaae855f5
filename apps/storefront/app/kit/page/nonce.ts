import { createContext } from 'react'

/** Marks inline scripts of the page while the server renders it; a browser has none. */
export const NonceContext = createContext<string | undefined>(undefined)
