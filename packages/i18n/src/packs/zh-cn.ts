import accountChange from '../../messages/zh_CN/accountChange.json' with { type: 'json' }
import address from '../../messages/zh_CN/address.json' with { type: 'json' }
import announcement from '../../messages/zh_CN/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/zh_CN/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/zh_CN/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/zh_CN/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/zh_CN/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/zh_CN/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/zh_CN/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/zh_CN/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/zh_CN/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/zh_CN/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/zh_CN/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/zh_CN/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/zh_CN/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/zh_CN/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/zh_CN/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/zh_CN/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/zh_CN/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/zh_CN/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/zh_CN/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/zh_CN/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/zh_CN/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/zh_CN/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/zh_CN/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/zh_CN/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/zh_CN/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/zh_CN/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/zh_CN/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/zh_CN/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/zh_CN/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/zh_CN/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/zh_CN/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/zh_CN/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/zh_CN/balance.json' with { type: 'json' }
import branch from '../../messages/zh_CN/branch.json' with { type: 'json' }
import cart from '../../messages/zh_CN/cart.json' with { type: 'json' }
import chat from '../../messages/zh_CN/chat.json' with { type: 'json' }
import checkout from '../../messages/zh_CN/checkout.json' with { type: 'json' }
import common from '../../messages/zh_CN/common.json' with { type: 'json' }
import compare from '../../messages/zh_CN/compare.json' with { type: 'json' }
import device from '../../messages/zh_CN/device.json' with { type: 'json' }
import deviceDetail from '../../messages/zh_CN/deviceDetail.json' with { type: 'json' }
import error from '../../messages/zh_CN/error.json' with { type: 'json' }
import help from '../../messages/zh_CN/help.json' with { type: 'json' }
import home from '../../messages/zh_CN/home.json' with { type: 'json' }
import inquiry from '../../messages/zh_CN/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/zh_CN/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/zh_CN/landingPage.json' with { type: 'json' }
import legal from '../../messages/zh_CN/legal.json' with { type: 'json' }
import login from '../../messages/zh_CN/login.json' with { type: 'json' }
import mail from '../../messages/zh_CN/mail.json' with { type: 'json' }
import mall from '../../messages/zh_CN/mall.json' with { type: 'json' }
import merchant from '../../messages/zh_CN/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/zh_CN/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/zh_CN/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/zh_CN/merchantStore.json' with { type: 'json' }
import news from '../../messages/zh_CN/news.json' with { type: 'json' }
import notification from '../../messages/zh_CN/notification.json' with { type: 'json' }
import openStore from '../../messages/zh_CN/openStore.json' with { type: 'json' }
import order from '../../messages/zh_CN/order.json' with { type: 'json' }
import passport from '../../messages/zh_CN/passport.json' with { type: 'json' }
import payment from '../../messages/zh_CN/payment.json' with { type: 'json' }
import portal from '../../messages/zh_CN/portal.json' with { type: 'json' }
import portalAccount from '../../messages/zh_CN/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/zh_CN/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/zh_CN/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/zh_CN/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/zh_CN/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/zh_CN/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/zh_CN/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/zh_CN/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/zh_CN/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/zh_CN/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/zh_CN/portalStore.json' with { type: 'json' }
import proforma from '../../messages/zh_CN/proforma.json' with { type: 'json' }
import quote from '../../messages/zh_CN/quote.json' with { type: 'json' }
import register from '../../messages/zh_CN/register.json' with { type: 'json' }
import savedSearch from '../../messages/zh_CN/savedSearch.json' with { type: 'json' }
import search from '../../messages/zh_CN/search.json' with { type: 'json' }
import sellerApplication from '../../messages/zh_CN/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/zh_CN/sellerPage.json' with { type: 'json' }
import settings from '../../messages/zh_CN/settings.json' with { type: 'json' }
import shell from '../../messages/zh_CN/shell.json' with { type: 'json' }
import store from '../../messages/zh_CN/store.json' with { type: 'json' }
import subscription from '../../messages/zh_CN/subscription.json' with { type: 'json' }
import userCenter from '../../messages/zh_CN/userCenter.json' with { type: 'json' }
import video from '../../messages/zh_CN/video.json' with { type: 'json' }
import viewing from '../../messages/zh_CN/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/zh_CN/whatsapp.json' with { type: 'json' }
import yard from '../../messages/zh_CN/yard.json' with { type: 'json' }

export const zhCn = {
  address,
  cart,
  checkout,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeFigures,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
  portalImport,
  accountChange,
  backofficeSeller,
  backofficeSetting,
  backofficeSignIn,
  backofficeRole,
  backofficePage,
  backofficePermission,
  backofficeProduct,
  backofficeStaff,
  backofficeStore,
  backofficeSwitch,
  portalAccount,
  portalSignIn,
  portalStore,
  announcement,
  branch,
  chat,
  backofficeText,
  backofficeTextFile,
  backofficeVideo,
  common,
  compare,
  device,
  error,
  savedSearch,
  search,
  help,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  news,
  notification,
  passport,
  portal,
  backofficeCatalogue,
  backofficeCurrency,
  mall,
  merchant,
  merchantInquiry,
  backofficeLedger,
  merchantLedger,
  merchantStore,
  portalLedger,
  balance,
  quote,
  portalChat,
  portalDevice,
  portalOrder,
  portalPeople,
  portalProduct,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeMember,
  backofficeViewing,
  backofficeWant,
  backofficeNews,
  register,
  settings,
  shell,
  store,
  openStore,
  subscription,
  video,
  viewing,
  sellerApplication,
  sellerPage,
  whatsapp,
  yard,
}
