/** The package has types for its full build only; the light one leaves parts of it out. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
