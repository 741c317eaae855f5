declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Fixes an axis of a variable font. */
    variationAxes?: Record<string, number>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer<ArrayBuffer>>
}
