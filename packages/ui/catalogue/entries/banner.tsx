import { Banner } from '../../src/patterns/page/banner.tsx'
import { Button } from '../../src/primitives/action/button.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'banner',
  group: 'patterns',
  states: [
    {
      name: 'info',
      node: ({ say }) => (
        <Banner>
          {say('You are offline. You see the list of 16:31.', 'أنت غير متصل. ترى قائمة 16:31.')}
        </Banner>
      ),
    },
    {
      name: 'proven',
      node: ({ say }) => (
        <Banner tone="proven">
          {say('Bid 38 accepted at 16:45:02.114. Receipt 9f3c.', 'قُبلت المزايدة 38. الإيصال 9f3c.')}
        </Banner>
      ),
    },
    {
      name: 'refused',
      node: ({ say }) => (
        <Banner tone="refused">
          <b>{say('Link lost 4 s ago.', 'انقطع الاتصال قبل 4 ث.')}</b>{' '}
          {say(
            'The price may be old. Bids are not sent until the link is back.',
            'قد يكون السعر قديماً. لا تُرسل المزايدات حتى يعود الاتصال.',
          )}
        </Banner>
      ),
    },
    {
      name: 'wait',
      node: ({ say }) => (
        <Banner tone="wait">
          {say('The quote holds for 2 h 10 min.', 'عرض السعر صالح لساعتين و10 دقائق.')}
        </Banner>
      ),
    },
    {
      name: 'with an action',
      node: ({ say }) => (
        <Banner action={<Button size="dense">{say('Reload', 'إعادة التحميل')}</Button>}>
          {say('A newer version is ready.', 'تتوفر نسخة أحدث.')}
        </Banner>
      ),
    },
  ],
}
