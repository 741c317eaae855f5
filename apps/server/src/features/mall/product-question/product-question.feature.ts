import { feature } from '#kernel/registry.ts'
import { questionAnsweredNotice, sellerQuestionNotice } from './product-question.notices.ts'
import { purgeAnswered, purgeHidden } from './product-question.on-changed.purge.ts'
import { productQuestionPersonalData } from './product-question.personal-data.ts'
import { productQuestionRoutes, questionReviewRoutes } from './product-question.routes.ts'

export const productQuestionFeature = feature({
  name: 'product-question',
  routes: [productQuestionRoutes, questionReviewRoutes],
  consumers: [purgeAnswered, purgeHidden],
  notices: [sellerQuestionNotice, questionAnsweredNotice],
  personalData: [productQuestionPersonalData],
})
