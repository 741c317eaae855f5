import { TapeRange } from '../../src/patterns/chart/tape-range.tsx'
import { Facet, FacetOptions, FilterPanel } from '../../src/patterns/list/filter-panel.tsx'
import type { Entry, Scene } from '../entry.ts'

const BARS = [
  1, 2, 4, 6, 10, 14, 20, 28, 40, 58, 76, 88, 100, 92, 74, 56, 40, 28, 18, 10, 6, 3, 2, 1,
]

export function Facets({ say }: Pick<Scene, 'say'>) {
  return (
    <FilterPanel>
      <Facet title={say('Price, AED', 'السعر، درهم')}>
        <TapeRange
          from={{ name: 'priceFrom', label: say('Price from', 'السعر من'), value: 120_000 }}
          to={{ name: 'priceTo', label: say('Price to', 'السعر إلى'), value: 450_000 }}
          min={0}
          max={600_000}
          step={5000}
          bars={BARS}
        />
      </Facet>
      <Facet title={say('Place', 'المكان')}>
        <FacetOptions
          name="place"
          chosen={['sharjah']}
          options={[
            { value: 'sharjah', text: say('Sharjah', 'الشارقة'), count: 157 },
            { value: 'dubai', text: say('Dubai', 'دبي'), count: 1410, figure: '1,410' },
            { value: 'uaq', text: say('Umm Al Quwain', 'أم القيوين'), count: 0 },
          ]}
        />
      </Facet>
      <Facet title={say('Customs', 'الجمارك')} isOpen={false}>
        <FacetOptions
          name="customs"
          chosen={[]}
          options={[{ value: 'paid', text: say('Duty paid', 'الرسوم مدفوعة'), count: 188 }]}
        />
      </Facet>
    </FilterPanel>
  )
}

export const entry: Entry = {
  name: 'filter-panel',
  group: 'patterns',
  states: [
    { name: 'range, options, folded', node: ({ say }) => <Facets say={say} /> },
    {
      name: 'range open at both ends',
      node: ({ say }) => (
        <TapeRange
          from={{ name: 'hoursFrom', label: say('Hours from', 'الساعات من') }}
          to={{ name: 'hoursTo', label: say('Hours to', 'الساعات إلى') }}
          min={0}
          max={12_000}
          step={100}
          bars={BARS}
          unit={say('h', 'س')}
        />
      ),
    },
  ],
}
