import { boundaries } from './boundaries.js'
import { noBarrel } from './no-barrel.js'
import { noClock } from './no-clock.js'
import { noFloatMoney } from './no-float-money.js'
import { noPhysicalDirection } from './no-physical-direction.js'
import { noProcessEnv } from './no-process-env.js'
import { noRawText } from './no-raw-text.js'
import { suppressionNeedsReason } from './suppression-needs-reason.js'
import { todoNeedsIssue } from './todo-needs-issue.js'

export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    'no-barrel': noBarrel,
    'no-clock': noClock,
    'no-float-money': noFloatMoney,
    'no-physical-direction': noPhysicalDirection,
    'no-process-env': noProcessEnv,
    'no-raw-text': noRawText,
    'suppression-needs-reason': suppressionNeedsReason,
    'todo-needs-issue': todoNeedsIssue,
  },
}
