import { EmptyState } from '../../src/patterns/list/empty-state.tsx'
import { Button } from '../../src/primitives/action/button.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'empty-state',
  group: 'patterns',
  states: [
    {
      name: 'empty',
      node: ({ say }) => (
        <EmptyState
          title={say('No machine fits these five filters', 'لا معدة تطابق الفلاتر الخمسة')}
          body={say(
            'Three fit if you allow 14,000 hours. Or save the search and hear first.',
            'ثلاث تطابق إن سمحت بـ 14,000 ساعة. أو احفظ البحث لتعلم أولاً.',
          )}
        >
          <Button tone="ink">{say('Allow 14,000 h', 'اسمح بـ 14,000 س')}</Button>
          <Button icon="bell">{say('Save this search', 'احفظ هذا البحث')}</Button>
        </EmptyState>
      ),
    },
    {
      name: 'error',
      node: ({ say }) => (
        <EmptyState
          kind="error"
          title={say('The list did not load', 'لم تُحمّل القائمة')}
          body={say(
            'The server answered late. Your filters are kept.',
            'تأخر رد الخادم. فلاترك محفوظة.',
          )}
        >
          <Button tone="ink">{say('Try again', 'أعد المحاولة')}</Button>
        </EmptyState>
      ),
    },
    {
      name: 'offline',
      node: ({ say }) => (
        <EmptyState
          kind="offline"
          title={say('You are offline', 'أنت غير متصل')}
          body={say('This page comes when the line is back.', 'تظهر الصفحة عند عودة الاتصال.')}
        />
      ),
    },
    {
      name: 'no permission',
      node: ({ say }) => (
        <EmptyState
          kind="forbidden"
          title={say('This view is for inspectors', 'هذا العرض للمفتشين')}
          body={say('Ask your administrator for the role.', 'اطلب الصلاحية من المسؤول.')}
        />
      ),
    },
  ],
}
