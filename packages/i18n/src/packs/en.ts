import accountChange from '../../messages/en/accountChange.json' with { type: 'json' }
import address from '../../messages/en/address.json' with { type: 'json' }
import announcement from '../../messages/en/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/en/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/en/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/en/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/en/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/en/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/en/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/en/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/en/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/en/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/en/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/en/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/en/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/en/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/en/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/en/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/en/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/en/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/en/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/en/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/en/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/en/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/en/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/en/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/en/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/en/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/en/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/en/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/en/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/en/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/en/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/en/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/en/balance.json' with { type: 'json' }
import branch from '../../messages/en/branch.json' with { type: 'json' }
import cart from '../../messages/en/cart.json' with { type: 'json' }
import chat from '../../messages/en/chat.json' with { type: 'json' }
import checkout from '../../messages/en/checkout.json' with { type: 'json' }
import common from '../../messages/en/common.json' with { type: 'json' }
import compare from '../../messages/en/compare.json' with { type: 'json' }
import device from '../../messages/en/device.json' with { type: 'json' }
import deviceDetail from '../../messages/en/deviceDetail.json' with { type: 'json' }
import error from '../../messages/en/error.json' with { type: 'json' }
import help from '../../messages/en/help.json' with { type: 'json' }
import home from '../../messages/en/home.json' with { type: 'json' }
import inquiry from '../../messages/en/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/en/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/en/landingPage.json' with { type: 'json' }
import legal from '../../messages/en/legal.json' with { type: 'json' }
import login from '../../messages/en/login.json' with { type: 'json' }
import mail from '../../messages/en/mail.json' with { type: 'json' }
import mall from '../../messages/en/mall.json' with { type: 'json' }
import merchant from '../../messages/en/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/en/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/en/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/en/merchantStore.json' with { type: 'json' }
import news from '../../messages/en/news.json' with { type: 'json' }
import notification from '../../messages/en/notification.json' with { type: 'json' }
import openStore from '../../messages/en/openStore.json' with { type: 'json' }
import order from '../../messages/en/order.json' with { type: 'json' }
import passport from '../../messages/en/passport.json' with { type: 'json' }
import payment from '../../messages/en/payment.json' with { type: 'json' }
import portal from '../../messages/en/portal.json' with { type: 'json' }
import portalAccount from '../../messages/en/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/en/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/en/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/en/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/en/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/en/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/en/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/en/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/en/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/en/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/en/portalStore.json' with { type: 'json' }
import proforma from '../../messages/en/proforma.json' with { type: 'json' }
import quote from '../../messages/en/quote.json' with { type: 'json' }
import register from '../../messages/en/register.json' with { type: 'json' }
import savedSearch from '../../messages/en/savedSearch.json' with { type: 'json' }
import search from '../../messages/en/search.json' with { type: 'json' }
import sellerApplication from '../../messages/en/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/en/sellerPage.json' with { type: 'json' }
import settings from '../../messages/en/settings.json' with { type: 'json' }
import shell from '../../messages/en/shell.json' with { type: 'json' }
import store from '../../messages/en/store.json' with { type: 'json' }
import subscription from '../../messages/en/subscription.json' with { type: 'json' }
import userCenter from '../../messages/en/userCenter.json' with { type: 'json' }
import video from '../../messages/en/video.json' with { type: 'json' }
import viewing from '../../messages/en/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/en/whatsapp.json' with { type: 'json' }
import yard from '../../messages/en/yard.json' with { type: 'json' }

export const en = {
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
