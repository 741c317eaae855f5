import accountChange from '../../messages/he/accountChange.json' with { type: 'json' }
import common from '../../messages/he/common.json' with { type: 'json' }
import compare from '../../messages/he/compare.json' with { type: 'json' }
import device from '../../messages/he/device.json' with { type: 'json' }
import deviceDetail from '../../messages/he/deviceDetail.json' with { type: 'json' }
import error from '../../messages/he/error.json' with { type: 'json' }
import home from '../../messages/he/home.json' with { type: 'json' }
import landedCost from '../../messages/he/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/he/landingPage.json' with { type: 'json' }
import legal from '../../messages/he/legal.json' with { type: 'json' }
import login from '../../messages/he/login.json' with { type: 'json' }
import mail from '../../messages/he/mail.json' with { type: 'json' }
import notification from '../../messages/he/notification.json' with { type: 'json' }
import passport from '../../messages/he/passport.json' with { type: 'json' }
import register from '../../messages/he/register.json' with { type: 'json' }
import search from '../../messages/he/search.json' with { type: 'json' }
import sellerPage from '../../messages/he/sellerPage.json' with { type: 'json' }
import settings from '../../messages/he/settings.json' with { type: 'json' }
import shell from '../../messages/he/shell.json' with { type: 'json' }
import subscription from '../../messages/he/subscription.json' with { type: 'json' }
import userCenter from '../../messages/he/userCenter.json' with { type: 'json' }
import viewing from '../../messages/he/viewing.json' with { type: 'json' }
import yard from '../../messages/he/yard.json' with { type: 'json' }

export const he = {
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
