import accountChange from '../../messages/fr/accountChange.json' with { type: 'json' }
import common from '../../messages/fr/common.json' with { type: 'json' }
import compare from '../../messages/fr/compare.json' with { type: 'json' }
import device from '../../messages/fr/device.json' with { type: 'json' }
import deviceDetail from '../../messages/fr/deviceDetail.json' with { type: 'json' }
import error from '../../messages/fr/error.json' with { type: 'json' }
import home from '../../messages/fr/home.json' with { type: 'json' }
import landedCost from '../../messages/fr/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/fr/landingPage.json' with { type: 'json' }
import legal from '../../messages/fr/legal.json' with { type: 'json' }
import login from '../../messages/fr/login.json' with { type: 'json' }
import mail from '../../messages/fr/mail.json' with { type: 'json' }
import notification from '../../messages/fr/notification.json' with { type: 'json' }
import passport from '../../messages/fr/passport.json' with { type: 'json' }
import register from '../../messages/fr/register.json' with { type: 'json' }
import search from '../../messages/fr/search.json' with { type: 'json' }
import sellerPage from '../../messages/fr/sellerPage.json' with { type: 'json' }
import settings from '../../messages/fr/settings.json' with { type: 'json' }
import shell from '../../messages/fr/shell.json' with { type: 'json' }
import subscription from '../../messages/fr/subscription.json' with { type: 'json' }
import userCenter from '../../messages/fr/userCenter.json' with { type: 'json' }
import viewing from '../../messages/fr/viewing.json' with { type: 'json' }
import yard from '../../messages/fr/yard.json' with { type: 'json' }

export const fr = {
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
