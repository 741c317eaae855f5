import accountChange from '../../messages/he/accountChange.json' with { type: 'json' }
import address from '../../messages/he/address.json' with { type: 'json' }
import announcement from '../../messages/he/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/he/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/he/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/he/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/he/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/he/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/he/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/he/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/he/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/he/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/he/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/he/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/he/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/he/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/he/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/he/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/he/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/he/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/he/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/he/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/he/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/he/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/he/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/he/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/he/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/he/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/he/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/he/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/he/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/he/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/he/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/he/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/he/balance.json' with { type: 'json' }
import branch from '../../messages/he/branch.json' with { type: 'json' }
import cart from '../../messages/he/cart.json' with { type: 'json' }
import chat from '../../messages/he/chat.json' with { type: 'json' }
import checkout from '../../messages/he/checkout.json' with { type: 'json' }
import common from '../../messages/he/common.json' with { type: 'json' }
import compare from '../../messages/he/compare.json' with { type: 'json' }
import device from '../../messages/he/device.json' with { type: 'json' }
import deviceDetail from '../../messages/he/deviceDetail.json' with { type: 'json' }
import error from '../../messages/he/error.json' with { type: 'json' }
import help from '../../messages/he/help.json' with { type: 'json' }
import home from '../../messages/he/home.json' with { type: 'json' }
import inquiry from '../../messages/he/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/he/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/he/landingPage.json' with { type: 'json' }
import legal from '../../messages/he/legal.json' with { type: 'json' }
import login from '../../messages/he/login.json' with { type: 'json' }
import mail from '../../messages/he/mail.json' with { type: 'json' }
import mall from '../../messages/he/mall.json' with { type: 'json' }
import merchant from '../../messages/he/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/he/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/he/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/he/merchantStore.json' with { type: 'json' }
import news from '../../messages/he/news.json' with { type: 'json' }
import notification from '../../messages/he/notification.json' with { type: 'json' }
import openStore from '../../messages/he/openStore.json' with { type: 'json' }
import order from '../../messages/he/order.json' with { type: 'json' }
import passport from '../../messages/he/passport.json' with { type: 'json' }
import payment from '../../messages/he/payment.json' with { type: 'json' }
import portal from '../../messages/he/portal.json' with { type: 'json' }
import portalAccount from '../../messages/he/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/he/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/he/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/he/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/he/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/he/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/he/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/he/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/he/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/he/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/he/portalStore.json' with { type: 'json' }
import proforma from '../../messages/he/proforma.json' with { type: 'json' }
import quote from '../../messages/he/quote.json' with { type: 'json' }
import register from '../../messages/he/register.json' with { type: 'json' }
import savedSearch from '../../messages/he/savedSearch.json' with { type: 'json' }
import search from '../../messages/he/search.json' with { type: 'json' }
import sellerApplication from '../../messages/he/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/he/sellerPage.json' with { type: 'json' }
import settings from '../../messages/he/settings.json' with { type: 'json' }
import shell from '../../messages/he/shell.json' with { type: 'json' }
import store from '../../messages/he/store.json' with { type: 'json' }
import subscription from '../../messages/he/subscription.json' with { type: 'json' }
import userCenter from '../../messages/he/userCenter.json' with { type: 'json' }
import video from '../../messages/he/video.json' with { type: 'json' }
import viewing from '../../messages/he/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/he/whatsapp.json' with { type: 'json' }
import yard from '../../messages/he/yard.json' with { type: 'json' }

export const he = {
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
