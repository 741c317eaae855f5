import { renderPage } from '@ironsouq/portal/frame/render-page'

export default renderPage
