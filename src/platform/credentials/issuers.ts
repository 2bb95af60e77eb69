/**
 * Credentials with a prefix: what is shown in their place, the prefixes, and what follows one, as an alphabet and the
 * least number of characters. `=` means exactly so many, at a boundary, and that they look random, for a prefix that
 * also occurs in words. Facts from the documentation of the issuers; `bench/credentials/shapes.ts` names the pages.
 */
export const issuers = `
GitHub token|github_pat_|_60
GitLab token|gloas- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- glsoat- glffct- glwt- GR1348941 _gitlab_session=|u20
Atlassian token|ATATT3 ATCTT3 ATBB ATTA|=e24
npm token|npm_|w36
PyPI token|pypi-AgE|u50
RubyGems key|rubygems_|h48
crates.io token|cio|=w32
NuGet key|oy2|=l43
Docker token|dckr_pat_ dckr_oat_|u24
Clojars token|CLOJARS_|h60
JFrog token|AKCp|=w69
JFrog token|cmVmdGtuO|w50
CircleCI token|CCIPAT_|_40
Buildkite token|bkua_ bkaa_ bkaj_|w40
SonarQube token|squ_ sqp_ sqa_|h40
Sourcegraph token|sgp_|_40
Octopus Deploy key|API-|=U26
Scalingo token|tk-us-|u48
Infracost key|ico-|=w32
OpenAI key|sk-proj- sk-svcacct- sk-admin-|u20
OpenAI key|sk-|=w48
DeepSeek key|sk-|=h32
Anthropic key|sk-ant-|u24
OpenRouter key|sk-or-v1-|h40
Langfuse key|sk-lf-|i36
Helicone key|sk-helicone-|u27
Google API key|AIza|u35
Google API key|AQ.Ab|u30
Hugging Face token|hf_ api_org_|a34
NVIDIA key|nvapi-|u32
Groq key|gsk_|w48
xAI key|xai-|w60
Perplexity key|pplx-|w40
Replicate token|r8_|=w37
Together key|tgp_v1_|u40
Fireworks key|fw_|=w24
Cerebras key|csk-|=l48
Voyage key|pa-|=u43
Jina key|jina_|w40
Firecrawl key|fc-|=h32
E2B key|e2b_|h32
Browserbase key|bb_live_|u20
RunPod key|rpa_|w40
Modal token|ak- as-|=w22
Weights & Biases key|wandb_v1_|_60
LangSmith key|lsv2_pt_ lsv2_sk_|_40
Logfire token|pylf_v|_40
Tavily key|tvly-|u32
Apify token|apify_api_|w30
Pinecone key|pcsk_|_60
Mem0 key|m0-|=w40
Daytona key|dtn_|h60
AWS key|AKIA ASIA|U16
AWS key|ABSK|b100
AWS token|IQoJb3JpZ2luX2Vj|b100
Google OAuth token|ya29.|u30
Google OAuth token|1//0|u40
Google OAuth secret|GOCSPX-|u24
Google HMAC key|GOOG1E|U50
DigitalOcean token|dop_v1_ doo_v1_ dor_v1_|h64
Alibaba key|LTAI|=w20
Tencent key|AKID|=w32
Yandex key|AQVN|u35
Databricks token|dapi|=h32
Vault token|hvs. hvb. hvr.|u24
Supabase key|sb_secret_ sbp_|u31
Neon key|napi_|w40
Neon key|neon_api_key_ neon_org_key_ neon_project_key_|h32
PlanetScale token|pscale_tkn_ pscale_pw_ pscale_oauth_|e32
MongoDB secret|mdb_sa_sk_|u30
CockroachDB key|CCDB1_|_50
Doppler token|dp.pt. dp.st. dp.ct. dp.sa. dp.said. dp.scim. dp.audit.|.40
Fly.io token|fo1_ fm1r_ fm1a_ fm2_|b40
Netlify token|nfp_|w36
Vercel token|vcp_ vca_ vcr_ vck_|w24
Cloudflare token|cfut_ cfat_ cfk_|w40
Cloudflare key|v1.0-|i150
Heroku key|HRKU-AA|u50
Render key|rnd_|=w32
Pulumi token|pul-|h40
1Password token|ops_eyJ|u100
Tailscale key|tskey-|u40
OpenShift token|sha256~|u43
Prefect key|pnu_ pnb_|w36
dbt token|dbtc_|u30
Grafana token|glsa_|_40
Grafana token|glc_|b40
Sentry token|sntrys_ sntryu_|s40
New Relic key|NRAK- NRAA- NRII- NRIQ-|u26
Dynatrace token|dt0c01. dt0s01.|.80
PostHog key|phx_ phs_|w40
LaunchDarkly key|api- sdk-|=i36
Axiom token|xaat- xapt-|i36
Postman key|PMAK-|i58
Slack token|xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xoxe.xox xapp-|u20
Stripe key|sk_live_ sk_test_ rk_live_ rk_test_|w16
webhook secret|whsec_|b32
Mailgun key|key-|=h32
Brevo key|xkeysib-|u64
Square token|EAAA|=u60
Square secret|sq0csp- sq0atp-|u22
Plaid token|access-production- access-sandbox-|i36
Braintree token|access_token$|$40
Flutterwave key|FLWSECK-|u32
Shippo token|shippo_live_|h40
EasyPost key|EZAK EZTK|=w54
Duffel token|duffel_live_|u40
Shopify token|shpat_ shpca_ shppa_ shpss_|H32
HubSpot token|pat-na1- pat-na2- pat-eu1-|i36
Linear key|lin_api_ lin_oauth_|w32
Notion token|ntn_|w40
Notion token|secret_|=w43
Figma token|figd_ figu_ figo_|u38
Contentful token|CFPAT-|u43
Typeform token|tfp_|u40
Facebook token|EAA|=w122
ReadMe key|rdme_|w60
age key|AGE-SECRET-KEY-1 AGE-SECRET-KEY-PQ-1|U50
`
