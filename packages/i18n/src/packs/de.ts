import accountChange from '../../messages/de/accountChange.json' with { type: 'json' }
import common from '../../messages/de/common.json' with { type: 'json' }
import compare from '../../messages/de/compare.json' with { type: 'json' }
import device from '../../messages/de/device.json' with { type: 'json' }
import deviceDetail from '../../messages/de/deviceDetail.json' with { type: 'json' }
import error from '../../messages/de/error.json' with { type: 'json' }
import home from '../../messages/de/home.json' with { type: 'json' }
import landedCost from '../../messages/de/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/de/landingPage.json' with { type: 'json' }
import legal from '../../messages/de/legal.json' with { type: 'json' }
import login from '../../messages/de/login.json' with { type: 'json' }
import mail from '../../messages/de/mail.json' with { type: 'json' }
import notification from '../../messages/de/notification.json' with { type: 'json' }
import passport from '../../messages/de/passport.json' with { type: 'json' }
import register from '../../messages/de/register.json' with { type: 'json' }
import search from '../../messages/de/search.json' with { type: 'json' }
import sellerPage from '../../messages/de/sellerPage.json' with { type: 'json' }
import settings from '../../messages/de/settings.json' with { type: 'json' }
import shell from '../../messages/de/shell.json' with { type: 'json' }
import subscription from '../../messages/de/subscription.json' with { type: 'json' }
import userCenter from '../../messages/de/userCenter.json' with { type: 'json' }
import viewing from '../../messages/de/viewing.json' with { type: 'json' }
import yard from '../../messages/de/yard.json' with { type: 'json' }

export const de = {
  accountChange,
  common,
  compare,
  device,
  error,
  search,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  notification,
  passport,
  register,
  settings,
  shell,
  subscription,
  viewing,
  sellerPage,
  yard,
}
