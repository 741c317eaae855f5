import { NotHere } from '@ironsouq/portal/screen/screen-states'

export default NotHere
