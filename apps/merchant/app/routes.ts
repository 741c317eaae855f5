import { screenRoutes } from '@ironsouq/portal/screen/screen-routes.ts'
import { screens } from './screens.ts'

const routes = screenRoutes(screens)

export default routes
