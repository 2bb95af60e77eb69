/**
 * Documented shapes of credentials: whose it is, how it looks, and where its issuer says so (`https://` left out).
 * `{w36}` stands for 36 random characters of an alphabet (`alphabets` in `made-up.ts`), `[…]` for the secret where
 * only what is around it shows what it is; without it, the whole is the secret.
 *
 * `opened`: the page, or the source of the issuer, was read for this table and states the prefix. The other addresses
 * are where the issuer documents its credentials; they were not open to whoever wrote the table, so a shape there may
 * be out of date.
 */
const shapes = `
# Code hosts, registries, continuous integration
GitHub, personal | ghp_{w36} | github.blog/changelog/2021-03-31-authentication-token-format-updates-are-generally-available | opened
GitHub, OAuth | gho_{w36} | github.blog/changelog/2021-03-31-authentication-token-format-updates-are-generally-available | opened
GitHub, user of an app | ghu_{w36} | github.blog/changelog/2021-03-31-authentication-token-format-updates-are-generally-available | opened
GitHub, installation | ghs_{w36} | github.blog/changelog/2021-03-31-authentication-token-format-updates-are-generally-available | opened
GitHub, refresh | ghr_{w36} | github.blog/changelog/2021-03-31-authentication-token-format-updates-are-generally-available | opened
GitHub, stateless | ghs_{d6}_{jwt} | docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github | opened
GitHub, fine-grained | github_pat_{w22}_{w59} | docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github | opened
GitLab, personal | glpat-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, routable | glpat-{u27}.01.{l9} | docs.gitlab.com/security/tokens | opened
GitLab, OAuth application | gloas-{h64} | docs.gitlab.com/security/tokens | opened
GitLab, deploy | gldt-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, runner | glrt-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, job | glcbt-{h2}_{u20} | docs.gitlab.com/security/tokens | opened
GitLab, trigger | glptt-{h40} | docs.gitlab.com/security/tokens | opened
GitLab, feed | glft-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, incoming mail | glimt-{l25} | docs.gitlab.com/security/tokens | opened
GitLab, agent | glagent-{u50} | docs.gitlab.com/security/tokens | opened
GitLab, SCIM | glsoat-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, feature flags | glffct-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, workspace | glwt-{u20} | docs.gitlab.com/security/tokens | opened
GitLab, registration | GR1348941{u20} | docs.gitlab.com/security/tokens
GitLab, session | _gitlab_session=[{h32}] | docs.gitlab.com/security/tokens | opened
Atlassian | ATATT3{u180}={H8} | support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account
Bitbucket, app password | ATBB{w24}{H8} | support.atlassian.com/bitbucket-cloud/docs/app-passwords
Trello | ATTA{h64}{H8} | developer.atlassian.com/cloud/trello/guides/rest-api/authorization
npm | npm_{w36} | docs.npmjs.com/about-access-tokens
npm, older | //registry.npmjs.org/:_authToken=[{uuid}] | docs.npmjs.com/using-private-packages-in-a-ci-cd-workflow
PyPI | pypi-AgEIcHlwaS5vcmc{u120} | github.com/pypi/warehouse/blob/020bedaad7a82c1c9d0648932a8567b8e6d9edd5/warehouse/macaroons/services.py | opened
RubyGems | rubygems_{h48} | github.com/rubygems/rubygems.org/blob/066aae5501c8364428647e2bbbe68dca98f743f7/app/controllers/concerns/api_keyable.rb | opened
crates.io | cio{w32} | github.com/rust-lang/crates.io/blob/04fe1d28b7b7b4dc0fa938554b56285ffc1a9f3a/src/util/token.rs | opened
NuGet | oy2{l43} | learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package
Docker | dckr_pat_{u27} | docs.docker.com/security/access-tokens
Clojars | CLOJARS_{h60} | github.com/clojars/clojars-web/wiki/Deploy-Tokens
JFrog, key | AKCp{w69} | jfrog.com/help/r/jfrog-platform-administration-documentation/api-key
JFrog, reference | cmVmdGtuO{w55} | jfrog.com/help/r/jfrog-platform-administration-documentation/reference-tokens
CircleCI | CCIPAT_{w22}_{h40} | circleci.com/docs/managing-api-tokens
Buildkite | bkua_{h40} | buildkite.com/docs/platform/security/tokens | opened
Buildkite, agent | bkaa_{w75} | buildkite.com/docs/platform/security/tokens | opened
Travis | TRAVIS_TOKEN=[{w22}] | docs.travis-ci.com/user/triggering-builds
SonarQube, user | squ_{h40} | docs.aws.amazon.com/secretsmanager/latest/userguide/mes-partner-SonarQubeToken.html | opened
SonarQube, project | sqp_{h40} | docs.aws.amazon.com/secretsmanager/latest/userguide/mes-partner-SonarQubeToken.html | opened
SonarQube, analysis | sqa_{h40} | docs.aws.amazon.com/secretsmanager/latest/userguide/mes-partner-SonarQubeToken.html | opened
Sourcegraph | sgp_{h40} | github.com/sourcegraph/sourcegraph-public-snapshot/blob/c59a7ef9a773eb49c5f1ee61fc1e351fdff4b050/internal/accesstoken/personal_access_token.go | opened
Codecov | CODECOV_TOKEN=[{uuid}] | docs.codecov.com/docs/codecov-tokens
Octopus Deploy | API-{U26} | octopus.com/docs/octopus-rest-api/how-to-create-an-api-key
Harness | pat.{w22}.{h24}.{w20} | developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys
Scalingo | tk-us-{u48} | developers.scalingo.com/tokens
Infracost | ico-{w32} | infracost.io/docs/integrations/environment_variables

# Models, and what evals and agents use
OpenAI, project | sk-proj-{u74}T3BlbkFJ{u74} | platform.openai.com/docs/api-reference/authentication
OpenAI, service account | sk-svcacct-{u74}T3BlbkFJ{u74} | platform.openai.com/docs/api-reference/authentication
OpenAI, admin | sk-admin-{u74}T3BlbkFJ{u58} | platform.openai.com/docs/api-reference/admin-api-keys
OpenAI, older | sk-{w20}T3BlbkFJ{w20} | platform.openai.com/docs/api-reference/authentication
Anthropic | sk-ant-api03-{u93}AA | docs.anthropic.com/en/api/overview
Anthropic, admin | sk-ant-admin01-{u93}AA | docs.anthropic.com/en/api/administration-api
Anthropic, OAuth | sk-ant-oat01-{u93}AA | docs.anthropic.com/en/docs/claude-code/github-actions
DeepSeek | sk-{h32} | api-docs.deepseek.com
Moonshot | sk-{w48} | platform.moonshot.ai/docs/introduction
OpenRouter | sk-or-v1-{h64} | openrouter.ai/docs/api-reference/authentication
Langfuse | sk-lf-{uuid} | github.com/langfuse/langfuse/blob/01388fbf4181a67e3083db72f736074d31913525/packages/shared/src/server/auth/apiKeys.ts | opened
Helicone | sk-helicone-{l7}-{l7}-{l7}-{l7} | docs.helicone.ai/helicone-headers/helicone-auth
LiteLLM | LITELLM_MASTER_KEY=[sk-{u22}] | docs.litellm.ai/docs/proxy/virtual_keys
Google, API | AIza{u35} | cloud.google.com/docs/authentication/api-keys
Google, API, newer | AQ.Ab{u48} | ai.google.dev/gemini-api/docs/api-key
Hugging Face | hf_{a34} | huggingface.co/docs/hub/agents-overview | opened
Hugging Face, organisation | api_org_{a34} | huggingface.co/docs/hub/security-tokens
NVIDIA | nvapi-{u64} | docs.nvidia.com/nim/large-language-models/latest/getting-started.html
Groq | gsk_{w52} | console.groq.com/docs/quickstart
xAI | xai-{w80} | docs.x.ai/docs/tutorial
Perplexity | pplx-{w48} | docs.perplexity.ai/getting-started/quickstart
Replicate | r8_{w37} | replicate.com/docs/topics/security/api-tokens
Together | tgp_v1_{u43} | docs.together.ai/docs/quickstart
Fireworks | fw_{w24} | docs.fireworks.ai/getting-started/quickstart
Cerebras | csk-{l48} | inference-docs.cerebras.ai/quickstart
Voyage | pa-{u43} | docs.voyageai.com/docs/api-key-and-installation
Jina | jina_{w60} | jina.ai/embeddings
Firecrawl | fc-{h32} | docs.firecrawl.dev/introduction
E2B | e2b_{h40} | e2b.dev/docs/api-key
E2B, shorter | e2b_{h32} | github.com/e2b-dev/infra/blob/54693ff353d26c5fe1951db5467e751f3e2f984e/DEV-LOCAL.md | opened
Browserbase | bb_live_{u27} | docs.browserbase.com/reference/introduction
RunPod | rpa_{U46} | docs.runpod.io/get-started/api-keys
Modal, token | ak-{w22} | modal.com/docs/reference/modal.config
Modal, secret | as-{w22} | modal.com/docs/reference/modal.config
fal | FAL_KEY=[{uuid}:{h32}] | docs.fal.ai/model-apis/authentication
Cohere | CO_API_KEY=[{w40}] | docs.cohere.com/docs/rate-limits
Mistral | MISTRAL_API_KEY=[{w32}] | docs.mistral.ai/getting-started/quickstart
Deepgram | DEEPGRAM_API_KEY=[{h40}] | developers.deepgram.com/docs/create-additional-api-keys
AssemblyAI | ASSEMBLYAI_API_KEY=[{h32}] | www.assemblyai.com/docs/getting-started
Stability | sk-{w48} | platform.stability.ai/docs/getting-started/authentication
Weights & Biases | WANDB_API_KEY=[{h40}] | docs.wandb.ai/guides/track/environment-variables
Weights & Biases, longer | wandb_v1_{w27}_{w49} | docs.wandb.ai/support/models/articles/why-does-my-api-key-fail-with-must-be-40-characters
LangSmith, personal | lsv2_pt_{h32}_{h10} | docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key
LangSmith, service | lsv2_sk_{h32}_{h10} | docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key
Logfire | pylf_v1_us_{w43} | github.com/pydantic/logfire/blob/main/logfire/_internal/auth.py | opened
Tavily | tvly-dev-{w32} | docs.tavily.com/documentation/quickstart
Exa | EXA_API_KEY=[{uuid}] | docs.exa.ai/reference/quickstart
Serper | X-API-KEY: [{h40}] | serper.dev
SerpApi | https://serpapi.com/search?q=x&api_key=[{h64}] | serpapi.com/search-api
Apify | apify_api_{w36} | docs.apify.com/platform/integrations/api
Pinecone | pcsk_{w5}_{w63} | docs.pinecone.io/guides/get-started/quickstart
ElevenLabs | sk_{h48} | elevenlabs.io/docs/api-reference/authentication
Cartesia | sk_car_{u22} | docs.cartesia.ai/get-started/make-an-api-request
Mem0 | m0-{w40} | docs.mem0.ai/platform/quickstart
Daytona | dtn_{h64} | www.daytona.io/docs/en/api-keys
Baseten | BASETEN_API_KEY=[{w8}.{w32}] | docs.baseten.co/organization/api-keys
Zhipu | ZHIPUAI_API_KEY=[{h32}.{w16}] | open.bigmodel.cn/dev/api
MCPJam | sk_{u32} | docs.mcpjam.com

# Clouds and platforms
AWS, key | AKIA{216} | docs.aws.amazon.com/STS/latest/APIReference/API_GetAccessKeyInfo.html | opened
AWS, temporary key | ASIA{216} | docs.aws.amazon.com/STS/latest/APIReference/API_GetAccessKeyInfo.html | opened
AWS, secret | aws_secret_access_key = [{b40}] | docs.aws.amazon.com/cli/latest/userguide/cli-configure-files.html
AWS, secret in JSON | "SecretAccessKey": "[{b40}]" | docs.aws.amazon.com/STS/latest/APIReference/API_Credentials.html
AWS, session | AWS_SESSION_TOKEN=[IQoJb3JpZ2luX2Vj{b300}==] | docs.aws.amazon.com/cli/latest/userguide/cli-configure-envvars.html
AWS, presigned | https://b.s3.amazonaws.com/k?X-Amz-Date=20260101T000000Z&X-Amz-Signature=[{h64}] | docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
AWS, Bedrock | ABSK{b128}== | docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html
Google, access | ya29.{u120} | developers.google.com/identity/protocols/oauth2
Google, refresh | 1//0{u60} | developers.google.com/identity/protocols/oauth2
Google, client | GOCSPX-{u28} | developers.google.com/identity/protocols/oauth2/web-server
Google, HMAC | GOOG1E{258} | cloud.google.com/storage/docs/authentication/hmackeys
Google, service account | "private_key_id": "{h40}", "private_key": "[{pem:PRIVATE KEY}]" | cloud.google.com/iam/docs/keys-create-delete
Azure, client | {w3}8Q~{u34} | github.com/microsoft/security-utilities/blob/638ad20eb4d446319a31e9c0ed293d087b4ffa55/GeneratedRegexPatterns/HighConfidenceSecurityModels.json | opened
Azure, storage | AccountName=app;AccountKey=[{b86}==];EndpointSuffix=core.windows.net | learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage
Azure, SAS | https://app.blob.core.windows.net/c?sv=2024-11-04&sp=r&sig=[{w30}%2B{w12}%3D] | learn.microsoft.com/en-us/rest/api/storageservices/create-service-sas
Azure, Service Bus | SharedAccessKeyName=Root;SharedAccessKey=[{b43}=] | learn.microsoft.com/en-us/azure/service-bus-messaging/service-bus-sas
Azure, DevOps | {w76}AZDO{w4} | learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate
Azure, OpenAI | {w52}JQQJ99{w16}ACOG{w6} | github.com/microsoft/security-utilities/blob/638ad20eb4d446319a31e9c0ed293d087b4ffa55/GeneratedRegexPatterns/HighConfidenceSecurityModels.json | opened
Azure, API management | Ocp-Apim-Subscription-Key: [{h32}] | learn.microsoft.com/en-us/azure/api-management/api-management-subscriptions
Azure, search | {w42}AzSe{w6} | github.com/microsoft/security-utilities/blob/638ad20eb4d446319a31e9c0ed293d087b4ffa55/GeneratedRegexPatterns/HighConfidenceSecurityModels.json | opened
Azure, functions | {u44}AzFu{u6}== | github.com/microsoft/security-utilities/blob/638ad20eb4d446319a31e9c0ed293d087b4ffa55/GeneratedRegexPatterns/HighConfidenceSecurityModels.json | opened
DigitalOcean | dop_v1_{h64} | docs.digitalocean.com/reference/api/create-personal-access-token
DigitalOcean, OAuth | doo_v1_{h64} | docs.digitalocean.com/reference/api/oauth
Linode | LINODE_TOKEN=[{h64}] | techdocs.akamai.com/linode-api/reference/get-started
Hetzner | HCLOUD_TOKEN=[{w64}] | docs.hetzner.com/cloud/api/getting-started/generating-api-token
Scaleway | SCW_SECRET_KEY=[{uuid}] | www.scaleway.com/en/docs/iam/how-to/create-api-keys
Alibaba | LTAI{w20} | www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair
Tencent | AKID{w32} | www.tencentcloud.com/document/product/598/32675
Yandex | AQVN{u36} | yandex.cloud/en/docs/iam/concepts/authorization/api-key
Cloudflare | CLOUDFLARE_API_TOKEN=[{u40}] | developers.cloudflare.com/fundamentals/api/get-started/create-token
Cloudflare, newer | cfut_{w40}{h8} | developers.cloudflare.com/fundamentals/api/get-started/token-formats | opened
Cloudflare, origin | v1.0-{h24}-{h146} | developers.cloudflare.com/fundamentals/api/get-started/ca-keys
Fastly | Fastly-Key: [{u32}] | www.fastly.com/documentation/guides/account-info/account-management/using-api-tokens
Heroku | HRKU-AA{u58} | devcenter.heroku.com/articles/platform-api-quickstart
Heroku, older | HEROKU_API_KEY=[{uuid}] | devcenter.heroku.com/articles/authentication
Fly.io | fm2_{b160} | github.com/superfly/macaroon/blob/857834303bd278c9339f8ced78a0f8d6124bca7b/bundle/bundle.go | opened
Fly.io, first version | fm1r_{b160} | github.com/superfly/macaroon/blob/857834303bd278c9339f8ced78a0f8d6124bca7b/bundle/bundle.go | opened
Render | rnd_{w32} | render.com/docs/api
Netlify | nfp_{w36} | docs.netlify.com/api/get-started
Vercel | VERCEL_TOKEN=[{w24}] | vercel.com/docs/rest-api
Vercel, gateway | vck_{w56} | vercel.com/docs/ai-gateway/authentication
Supabase | sb_secret_{u22}_{u8} | supabase.com/docs/guides/getting-started/api-keys | opened
Supabase, account | sbp_{h40} | github.com/supabase/cli/blob/265726d7c16e793110d4200f6f8b3fbd7a8158b3/internal/utils/access_token.go | opened
Neon | napi_{l64} | neon.com/docs/manage/api-keys
Neon, organization | neon_org_key_{h32} | neon.com/docs/manage/api-keys | opened
PlanetScale | pscale_tkn_{u43} | planetscale.com/docs/concepts/service-tokens
PlanetScale, password | pscale_pw_{u43} | planetscale.com/docs/concepts/password-roles
MongoDB Atlas | mdb_sa_sk_{u40} | www.mongodb.com/docs/atlas/configure-api-access
Databricks | dapi{h32} | docs.databricks.com/aws/en/dev-tools/auth/pat
CockroachDB | CCDB1_{w22}_{w40} | www.cockroachlabs.com/docs/cockroachcloud/managing-access
Doppler | dp.pt.{w43} | docs.doppler.com/docs/service-tokens
Doppler, service | dp.st.dev.{w43} | docs.doppler.com/docs/service-tokens
Doppler, account | dp.sa.{w43} | docs.doppler.com/reference/api
Doppler, identity of an account | dp.said.{w43} | github.com/DopplerHQ/cli/blob/7381a052723eb527aaf9d763ea4a56bcac02c9b3/pkg/cmd/oidc.go | opened
Doppler, SCIM | dp.scim.{w43} | docs.doppler.com/reference/api
Doppler, audit | dp.audit.{w43} | docs.doppler.com/reference/audit-api-reference
Vault | hvs.{w24} | developer.hashicorp.com/vault/docs/concepts/tokens | opened
Vault, batch | hvb.{u140} | developer.hashicorp.com/vault/docs/concepts/tokens | opened
Terraform | {w14}.atlasv1.{u67} | developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens
Pulumi | pul-{h40} | www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens
1Password | ops_eyJ{u250} | developer.1password.com/docs/service-accounts
1Password, secret key | A3-{U6}-{U6}-{U5}-{U5}-{U5}-{U5} | support.1password.com/secret-key-security
Infisical | st.{h24}.{h32}.{h32} | infisical.com/docs/documentation/platform/token
Tailscale, API | tskey-api-{w17}-{w32} | tailscale.com/kb/1277/key-prefixes | opened
Tailscale, auth | tskey-auth-{w17}-{w32} | tailscale.com/kb/1277/key-prefixes | opened
OpenShift | sha256~{u43} | docs.redhat.com/en/documentation/openshift_container_platform
Kubernetes | {jwt} | kubernetes.io/docs/reference/access-authn-authz/authentication
Prefect | pnu_{w36} | docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys
dbt | dbtc_{u40} | docs.getdbt.com/docs/dbt-cloud-apis/user-tokens

# Monitoring
Datadog | DD_API_KEY=[{h32}] | docs.datadoghq.com/account_management/api-app-keys
Datadog, application | DD-APPLICATION-KEY: [{h40}] | docs.datadoghq.com/account_management/api-app-keys
New Relic | NRAK-{227} | github.com/newrelic/newrelic-cli/blob/15bab5c08669a4d9d4935de84dc35073feccc236/internal/utils/utils.go | opened
New Relic, of an admin | NRAA-{227} | github.com/newrelic/newrelic-cli/blob/15bab5c08669a4d9d4935de84dc35073feccc236/internal/utils/utils.go | opened
New Relic, license | {H36}NRAL | github.com/newrelic/newrelic-cli/blob/15bab5c08669a4d9d4935de84dc35073feccc236/internal/install/command_test.go | opened
Grafana | glsa_{w32}_{h8} | grafana.com/docs/grafana/latest/administration/service-accounts
Grafana Cloud | glc_eyJ{b120} | grafana.com/docs/grafana-cloud/account-management/authentication-and-permissions/access-policies
Sentry, user | sntryu_{h64} | docs.sentry.io/security-legal-pii/security/token-formats | opened
Sentry, organisation | sntrys_eyJ{b120}_{b43} | docs.sentry.io/security-legal-pii/security/token-formats | opened
Dynatrace | dt0c01.{224}.{264} | docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens-legacy | opened
PostHog | phx_{w43} | github.com/PostHog/posthog/blob/93e9907a16733ddfe13a05d6834c6a30292fdb0c/posthog/models/utils.py | opened
LaunchDarkly, API | api-{uuid} | launchdarkly.com/docs/home/account/api
LaunchDarkly, SDK | sdk-{uuid} | launchdarkly.com/docs/home/account/environment/keys
Axiom | xaat-{uuid} | axiom.co/docs/reference/tokens
Elastic | Authorization: ApiKey [{b58}==] | www.elastic.co/docs/api/doc/elasticsearch/authentication
Postman | PMAK-{h24}-{h34} | learning.postman.com/docs/reference/postman-api/authentication

# What agents talk to
Slack, bot | xoxb-{d12}-{d12}-{w24} | docs.slack.dev/authentication/tokens
Slack, user | xoxp-{d12}-{d12}-{d12}-{h32} | docs.slack.dev/authentication/tokens
Slack, app | xapp-1-A{U10}-{d13}-{h64} | docs.slack.dev/authentication/tokens
Slack, webhook | https://hooks.slack.com/services/[T{U8}/B{U10}/{w24}] | docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
Discord, bot | M{w23}.G{w5}.{u38} | discord.com/developers/docs/reference
Discord, webhook | https://discord.com/api/webhooks/[{d18}/{u68}] | discord.com/developers/docs/resources/webhook
Telegram | {d10}:AA{u33} | core.telegram.org/bots/api
Twilio | SK{h32} | www.twilio.com/docs/iam/api-keys
Twilio, account | TWILIO_AUTH_TOKEN=[{h32}] | www.twilio.com/docs/iam/api/authtoken
SendGrid | SG.{u22}.{u43} | www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys
Mailgun | key-{h32} | documentation.mailgun.com/docs/mailgun/api-reference/authentication
Mailgun, newer | MAILGUN_API_KEY=[{h32}-{h8}-{h8}] | documentation.mailgun.com/docs/mailgun/api-reference/authentication
Mailgun, user | curl -s --user 'api:[{h32}-{h8}-{h8}]' https://api.mailgun.net/v3 | documentation.mailgun.com/docs/mailgun/api-reference/authentication
Mailchimp | {h32}-us12 | mailchimp.com/developer/marketing/guides/quick-start
Resend | re_{w8}_{w24} | resend.com/docs/dashboard/api-keys/introduction
Brevo | xkeysib-{h64}-{w16} | developers.brevo.com/docs/getting-started
Postmark | X-Postmark-Server-Token: [{uuid}] | postmarkapp.com/developer/api/overview
Stripe | sk_live_{w99} | docs.stripe.com/api/authentication | opened
Stripe, restricted | rk_live_{w99} | docs.stripe.com/keys
Stripe, webhooks | whsec_{w32} | docs.stripe.com/webhooks/signature
Square | EAAA{u60} | developer.squareup.com/docs/build-basics/access-tokens
Square, secret | sq0csp-{u43} | developer.squareup.com/docs/build-basics/access-tokens
Plaid | access-production-{uuid} | plaid.com/docs/api/tokens
PayPal, Braintree | access_token{$}production{$}{l16}{$}{h32} | developer.paypal.com/braintree/docs/guides/extend/oauth/access-tokens
Razorpay | RAZORPAY_KEY_SECRET=[{w24}] | razorpay.com/docs/api/authentication
Flutterwave | FLWSECK-{h32}-X | developer.flutterwave.com/docs/authentication
Shippo | shippo_live_{h40} | docs.goshippo.com/docs/guides_general/authentication
EasyPost | EZAK{w54} | docs.easypost.com/docs/authentication
Duffel | duffel_live_{u43} | duffel.com/docs/api/overview/making-requests
Shopify | shpat_{h32} | shopify.dev/changelog/length-of-the-shopify-access-token-is-increasing | opened
Shopify, shared | shpss_{h32} | shopify.dev/changelog/app-secret-key-length-has-increased | opened
Airtable | pat{w14}.{h64} | airtable.com/developers/web/guides/personal-access-tokens
HubSpot | pat-na1-{uuid} | developers.hubspot.com/docs/guides/apps/private-apps/overview
Notion | ntn_{w46} | developers.notion.com/docs/authorization
Notion, older | secret_{w43} | developers.notion.com/docs/authorization
Linear | lin_api_{w40} | linear.app/developers/graphql
Asana | 1/1{d15}:{h32} | developers.asana.com/docs/personal-access-token
ClickUp | pk_{d8}_{U32} | developer.clickup.com/docs/authentication
Figma | figd_{u40} | www.figma.com/developers/api
Contentful | CFPAT-{u43} | www.contentful.com/developers/docs/references/authentication
Typeform | tfp_{u44}_{u14} | www.typeform.com/developers/get-started/personal-access-token
Dropbox | sl.u.{u130} | developers.dropbox.com/oauth-guide
Salesforce | 00D{w12}!{w96} | help.salesforce.com/s/articleView?id=sf.remoteaccess_access_tokens.htm
Facebook | EAA{w120}ZD | developers.facebook.com/docs/facebook-login/guides/access-tokens
X | AAAAAAAAAAAAAAAAAAAAA{w10}%2F{w40}%3D{w40} | docs.x.com/fundamentals/authentication/oauth-2-0/application-only
Mapbox | sk.eyJ{u80}.{u22} | docs.mapbox.com/help/dive-deeper/access-tokens
Okta | Authorization: SSWS [00{u40}] | developer.okta.com/docs/reference/core-okta-api
Algolia | X-Algolia-API-Key: [{h32}] | www.algolia.com/doc/guides/security/api-keys
ReadMe | rdme_{l70} | docs.readme.com/main/reference/intro/authentication

# By what is around them
a JSON Web Token | {jwt} | www.rfc-editor.org/rfc/rfc7519
an RSA key | {pem:RSA PRIVATE KEY} | www.rfc-editor.org/rfc/rfc7468
an OpenSSH key | {pem:OPENSSH PRIVATE KEY} | www.openssh.com/specs.html
an age key | AGE-SECRET-KEY-1{U58} | github.com/C2SP/C2SP/blob/037e546d164a89fd7577df2c18df80bb54bd246e/age.md | opened
Postgres | postgres://app:[{w16}]@db.internal:5432/shop | www.postgresql.org/docs/current/libpq-connect.html
MongoDB | mongodb+srv://app:[{w16}]@cluster0.mongodb.example | www.mongodb.com/docs/manual/reference/connection-string
Redis | redis://:[{w16}]@cache.internal:6379/0 | redis.io/docs/latest/develop/tools/cli
SQL Server | Server=db;User Id=app;Password=[{w20}];Encrypt=true | learn.microsoft.com/en-us/sql/connect/ado-net/connection-string-syntax
Postgres, environment | PGPASSWORD=[{w20}] | www.postgresql.org/docs/current/libpq-envars.html
MySQL | DATABASE_PASSWORD: [{w20}] | dev.mysql.com/doc/refman/8.4/en/environment-variables.html
a header, bearer | "Authorization": "Bearer [{w40}]" | www.rfc-editor.org/rfc/rfc6750
a header, basic | Authorization: Basic [{basic}] | www.rfc-editor.org/rfc/rfc7617
a header in capitals | AUTHORIZATION: bearer [{w40}] | www.rfc-editor.org/rfc/rfc9110
a cookie | Cookie: theme=dark; session=[{h48}] | www.rfc-editor.org/rfc/rfc6265
curl | curl -u bot:[{w20}] https://api.internal | curl.se/docs/manpage.html
netrc | machine api.internal login bot password [{w20}] | www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html
Docker, registry | "auths":{"r.internal":{"auth":"[{basic}]"}} | docs.docker.com/reference/cli/docker/login
OAuth, client | {"client_secret":"[{u40}]"} | www.rfc-editor.org/rfc/rfc6749
OAuth, refresh | {"refresh_token": "[{u64}]"} | www.rfc-editor.org/rfc/rfc6749
OAuth, query | https://api.internal/x?access_token=[{w40}] | www.rfc-editor.org/rfc/rfc6750
an API key in JSON | {"api_key": "[{w32}]"} | swagger.io/docs/specification/v3_0/authentication/api-keys
a password in JSON | {"password":"[{w14}]"} | www.rfc-editor.org/rfc/rfc6749
Django | SECRET_KEY = '[{l50}]' | docs.djangoproject.com/en/5.2/ref/settings
a flag | deploy --api-key [{w32}] --verbose | clig.dev
`

export interface CredentialShape {
  readonly issuer: string
  readonly template: string
  readonly source: string
  /** Whether the page was read, and states the prefix. */
  readonly isOpened: boolean
}

export const documentedShapes: readonly CredentialShape[] = shapes
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [issuer = '', template = '', source = '', opened] = line.split(' | ')
    return { issuer, template, source: `https://${source}`, isOpened: opened === 'opened' }
  })
