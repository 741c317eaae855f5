import { JumpBar } from '../../src/patterns/page/jump-bar.tsx'
import { buttonLook } from '../../src/primitives/action/button-look.tsx'
import type { Entry, Scene } from '../entry.ts'

const places = (say: Scene['say']) => [
  { href: '#inspection', text: say('Inspection', 'الفحص'), count: '31' },
  { href: '#history', text: say('Price history', 'تاريخ السعر') },
  { href: '#similar', text: say('Similar machines', 'معدات مشابهة') },
]

export const entry: Entry = {
  name: 'jump-bar',
  group: 'patterns',
  wide: true,
  states: [
    {
      name: 'with the one action',
      node: ({ say }) => (
        <JumpBar label={say('On this page', 'في هذه الصفحة')} places={places(say)}>
          <a href="#ask" className={buttonLook({ tone: 'money', size: 'dense' })}>
            {say('Ask for a quote', 'اطلب عرض سعر')}
          </a>
        </JumpBar>
      ),
    },
    {
      name: 'places only',
      node: ({ say }) => (
        <JumpBar label={say('Parts of the page', 'أجزاء الصفحة')} places={places(say)} />
      ),
    },
  ],
}
