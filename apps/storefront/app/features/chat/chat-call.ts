import { apiWith } from '#kit/api/browser-api.ts'

/** The conversation shows refusals and the end of the session itself. */
export const chatCall = apiWith({
  quietLogin: true,
  handlesRefusal: true,
  isAside: true,
  isOwn: true,
})
