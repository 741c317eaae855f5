import { Plot } from '../../src/patterns/chart/plot.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'plot',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'a price over time, its range shaded',
      node: ({ say }) => (
        <Plot
          label={say('Asked 259,000 in May, 236,000 now', 'طُلب 259,000 في مايو، والآن 236,000')}
          rows={['270,000', '260,000', '250,000', '240,000', '230,000', '220,000']}
          columns={[say('May', 'مايو'), say('Aug', 'أغسطس'), say('Nov', 'نوفمبر')]}
          band={{ top: 24, bottom: 96, word: say('guide range', 'نطاق الدليل') }}
          line={[
            { x: 0, y: 22 },
            { x: 22, y: 22 },
            { x: 22, y: 36 },
            { x: 80, y: 36 },
            { x: 80, y: 68 },
            { x: 100, y: 68 },
          ]}
          dots={[
            {
              key: 'first',
              x: 0,
              y: 22,
              word: say('259,000 asked first', '259,000 أول سعر'),
              at: 'above',
            },
            { key: 'cut', x: 22, y: 36, word: '\u2066−7,000\u2069' },
            { key: 'again', x: 80, y: 68 },
            {
              key: 'now',
              x: 100,
              y: 68,
              isThis: true,
              word: say('236,000 now', '236,000 الآن'),
              at: 'before',
            },
          ]}
        />
      ),
    },
    {
      name: 'dots and their trend',
      node: ({ say }) => (
        <Plot
          label={say(
            'Four sold machines by hours and price',
            'أربع معدات مباعة حسب الساعات والسعر',
          )}
          rows={['275,000', '225,000', '175,000']}
          columns={[
            say('4,000 h', '4,000 س'),
            say('8,000 h', '8,000 س'),
            say('12,000 h', '12,000 س'),
          ]}
          trend={[
            { x: 20, y: 14 },
            { x: 78, y: 79 },
          ]}
          dots={[
            { key: '1', x: 20, y: 14 },
            { key: '2', x: 43, y: 37 },
            { key: '3', x: 67, y: 70 },
            { key: '4', x: 78, y: 79 },
            {
              key: 'this',
              x: 48,
              y: 31,
              isThis: true,
              word: say('this machine, asked', 'هذه المعدة، مطلوب'),
              at: 'above',
            },
          ]}
        />
      ),
    },
    {
      name: 'one price, never changed',
      node: ({ say }) => (
        <Plot
          label={say('Asked 236,000 since May', 'طُلب 236,000 منذ مايو')}
          rows={['240,000', '220,000']}
          columns={[say('May', 'مايو'), say('Nov', 'نوفمبر')]}
          line={[
            { x: 0, y: 20 },
            { x: 100, y: 20 },
          ]}
          dots={[{ key: 'now', x: 100, y: 20, isThis: true }]}
        />
      ),
    },
    {
      name: 'small and shaded, with the time before',
      node: ({ say }) => (
        <Plot
          size="small"
          isFilled
          label={say('Page views rose from 40 to 60', 'ارتفعت المشاهدات من 40 إلى 60')}
          rows={['60', '30', '0']}
          columns={[
            say('3 Nov', '3 نوفمبر'),
            say('10 Nov', '10 نوفمبر'),
            say('17 Nov', '17 نوفمبر'),
          ]}
          line={[
            { x: 0, y: 33 },
            { x: 30, y: 60 },
            { x: 60, y: 20 },
            { x: 100, y: 0 },
          ]}
          trend={[
            { x: 0, y: 50 },
            { x: 40, y: 45 },
            { x: 100, y: 30 },
          ]}
        />
      ),
    },
  ],
}
