import {
  type SliderProps as AriaProps,
  Slider as AriaSlider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import type { Bare } from './field-frame.tsx'

interface SliderProps<Value extends number | number[]> extends Bare<AriaProps<Value>> {
  label: string
  /** The value in words, with its unit. */
  say: (values: readonly number[]) => string
  /** The names of the thumbs; a single thumb uses the label. */
  thumbs?: readonly string[]
}

/** The clip path would cut off an outline, so the area around the thumb shows the focus. */
const THUMB =
  'group/thumb top-1/2 grid h-11 w-8 justify-center rounded-tight pt-2 outline-0 data-focus-visible:outline-3 data-focus-visible:-outline-offset-1 data-focus-visible:outline-focus'
const MARK =
  'h-6 w-5 bg-ink group-data-disabled/thumb:bg-ink-muted group-data-dragging/thumb:bg-ink-2 [clip-path:polygon(50%_0,100%_32%,100%_100%,0_100%,0_32%)]'

/** One thumb, or two for a range, on the same tape as prices. */
export function Slider<Value extends number | number[]>(props: SliderProps<Value>) {
  const { label, say, thumbs, ...slider } = props
  return (
    <AriaSlider {...slider} className="group/slider grid data-disabled:text-ink-muted">
      <div className="flex justify-between gap-3">
        <Label className="text-small font-medium">{label}</Label>
        <SliderOutput className="text-small font-semibold tabular-nums">
          {({ state }) => say(state.values)}
        </SliderOutput>
      </div>
      <SliderTrack className="relative mx-2.5 h-11 cursor-pointer data-disabled:cursor-default">
        {({ state }) => (
          <>
            <span className="tape-ticks absolute inset-x-0 top-2.5 h-1.5" />
            <SliderFill className="top-[9px] h-[3px]! bg-ink group-data-disabled/slider:bg-ink-muted" />
            {state.values.map((_, i) => (
              <SliderThumb
                key={i}
                index={i}
                className={THUMB}
                {...(thumbs?.[i] !== undefined && { 'aria-label': thumbs[i] })}
              >
                <span className={MARK} />
              </SliderThumb>
            ))}
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  )
}
