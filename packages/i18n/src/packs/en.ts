import accountChange from '../../messages/en/accountChange.json' with { type: 'json' }
import common from '../../messages/en/common.json' with { type: 'json' }
import compare from '../../messages/en/compare.json' with { type: 'json' }
import device from '../../messages/en/device.json' with { type: 'json' }
import deviceDetail from '../../messages/en/deviceDetail.json' with { type: 'json' }
import error from '../../messages/en/error.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import landedCost from '../../messages/en/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/en/landingPage.json' with { type: 'json' }
import legal from '../../messages/en/legal.json' with { type: 'json' }
import login from '../../messages/en/login.json' with { type: 'json' }
import mail from '../../messages/en/mail.json' with { type: 'json' }
import notification from '../../messages/en/notification.json' with { type: 'json' }
import passport from '../../messages/en/passport.json' with { type: 'json' }
import register from '../../messages/en/register.json' with { type: 'json' }
import search from '../../messages/en/search.json' with { type: 'json' }
import sellerPage from '../../messages/en/sellerPage.json' with { type: 'json' }
import settings from '../../messages/en/settings.json' with { type: 'json' }
import shell from '../../messages/en/shell.json' with { type: 'json' }
import subscription from '../../messages/en/subscription.json' with { type: 'json' }
import userCenter from '../../messages/en/userCenter.json' with { type: 'json' }
import viewing from '../../messages/en/viewing.json' with { type: 'json' }
import yard from '../../messages/en/yard.json' with { type: 'json' }

export const en = {
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
