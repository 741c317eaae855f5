import accountChange from '../../messages/es/accountChange.json' with { type: 'json' }
import common from '../../messages/es/common.json' with { type: 'json' }
import compare from '../../messages/es/compare.json' with { type: 'json' }
import device from '../../messages/es/device.json' with { type: 'json' }
import deviceDetail from '../../messages/es/deviceDetail.json' with { type: 'json' }
import error from '../../messages/es/error.json' with { type: 'json' }
import home from '../../messages/es/home.json' with { type: 'json' }
import landedCost from '../../messages/es/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/es/landingPage.json' with { type: 'json' }
import legal from '../../messages/es/legal.json' with { type: 'json' }
import login from '../../messages/es/login.json' with { type: 'json' }
import mail from '../../messages/es/mail.json' with { type: 'json' }
import notification from '../../messages/es/notification.json' with { type: 'json' }
import passport from '../../messages/es/passport.json' with { type: 'json' }
import register from '../../messages/es/register.json' with { type: 'json' }
import search from '../../messages/es/search.json' with { type: 'json' }
import sellerPage from '../../messages/es/sellerPage.json' with { type: 'json' }
import settings from '../../messages/es/settings.json' with { type: 'json' }
import shell from '../../messages/es/shell.json' with { type: 'json' }
import subscription from '../../messages/es/subscription.json' with { type: 'json' }
import userCenter from '../../messages/es/userCenter.json' with { type: 'json' }
import viewing from '../../messages/es/viewing.json' with { type: 'json' }
import yard from '../../messages/es/yard.json' with { type: 'json' }

export const es = {
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
