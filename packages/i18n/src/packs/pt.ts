import accountChange from '../../messages/pt/accountChange.json' with { type: 'json' }
import common from '../../messages/pt/common.json' with { type: 'json' }
import compare from '../../messages/pt/compare.json' with { type: 'json' }
import device from '../../messages/pt/device.json' with { type: 'json' }
import deviceDetail from '../../messages/pt/deviceDetail.json' with { type: 'json' }
import error from '../../messages/pt/error.json' with { type: 'json' }
import home from '../../messages/pt/home.json' with { type: 'json' }
import landedCost from '../../messages/pt/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/pt/landingPage.json' with { type: 'json' }
import legal from '../../messages/pt/legal.json' with { type: 'json' }
import login from '../../messages/pt/login.json' with { type: 'json' }
import mail from '../../messages/pt/mail.json' with { type: 'json' }
import notification from '../../messages/pt/notification.json' with { type: 'json' }
import passport from '../../messages/pt/passport.json' with { type: 'json' }
import register from '../../messages/pt/register.json' with { type: 'json' }
import search from '../../messages/pt/search.json' with { type: 'json' }
import sellerPage from '../../messages/pt/sellerPage.json' with { type: 'json' }
import settings from '../../messages/pt/settings.json' with { type: 'json' }
import shell from '../../messages/pt/shell.json' with { type: 'json' }
import subscription from '../../messages/pt/subscription.json' with { type: 'json' }
import userCenter from '../../messages/pt/userCenter.json' with { type: 'json' }
import viewing from '../../messages/pt/viewing.json' with { type: 'json' }
import yard from '../../messages/pt/yard.json' with { type: 'json' }

export const pt = {
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
