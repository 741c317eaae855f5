import accountChange from '../../messages/ar/accountChange.json' with { type: 'json' }
import common from '../../messages/ar/common.json' with { type: 'json' }
import compare from '../../messages/ar/compare.json' with { type: 'json' }
import device from '../../messages/ar/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ar/deviceDetail.json' with { type: 'json' }
import error from '../../messages/ar/error.json' with { type: 'json' }
import home from '../../messages/ar/home.json' with { type: 'json' }
import landedCost from '../../messages/ar/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/ar/landingPage.json' with { type: 'json' }
import legal from '../../messages/ar/legal.json' with { type: 'json' }
import login from '../../messages/ar/login.json' with { type: 'json' }
import mail from '../../messages/ar/mail.json' with { type: 'json' }
import notification from '../../messages/ar/notification.json' with { type: 'json' }
import passport from '../../messages/ar/passport.json' with { type: 'json' }
import register from '../../messages/ar/register.json' with { type: 'json' }
import search from '../../messages/ar/search.json' with { type: 'json' }
import sellerPage from '../../messages/ar/sellerPage.json' with { type: 'json' }
import settings from '../../messages/ar/settings.json' with { type: 'json' }
import shell from '../../messages/ar/shell.json' with { type: 'json' }
import subscription from '../../messages/ar/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ar/userCenter.json' with { type: 'json' }
import viewing from '../../messages/ar/viewing.json' with { type: 'json' }
import yard from '../../messages/ar/yard.json' with { type: 'json' }

export const ar = {
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
