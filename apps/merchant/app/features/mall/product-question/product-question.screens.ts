import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const productQuestionScreens = {
  'product-questions': {
    file: 'features/mall/product-question/product-question-list.screen.tsx',
    permission: 'product.read',
    title: 'merchantProductQuestion.title',
    menu: { group: 'work', icon: 'info', position: 15 },
    trade: 'parts',
  },
  'product-questions/:productQuestionId': {
    file: 'features/mall/product-question/product-question.screen.tsx',
    permission: 'product.read',
    title: 'merchantProductQuestion.record',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
