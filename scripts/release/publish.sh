#!/usr/bin/env bash
# Publishes what `npm run release -- --out FOLDER` has written: a commit with the tree of the action, its tag, the
# GitHub release, and the moving tag of the major version. Needs GH_TOKEN with `contents: write`. A second run for
# the same version fails before it changes anything.
set -euo pipefail
release="$1"
version="$(node -p 'require("./package.json").version')"
tag="v$version"
major="v${version%%.*}"
source_commit="$(git rev-parse HEAD)"

if git ls-remote --exit-code --tags origin "refs/tags/$tag" >/dev/null; then
  echo "$tag exists. A release is never replaced; choose the next version." >&2
  exit 1
fi

# The tree becomes a commit on top of its source, so that both can be compared; no branch contains it.
export GIT_INDEX_FILE="$RUNNER_TEMP/release-index"
export GIT_AUTHOR_NAME='github-actions[bot]' GIT_AUTHOR_EMAIL='41898282+github-actions[bot]@users.noreply.github.com'
export GIT_COMMITTER_NAME="$GIT_AUTHOR_NAME" GIT_COMMITTER_EMAIL="$GIT_AUTHOR_EMAIL"
git --work-tree "$release/action" add --all --force
tree="$(git write-tree)"
commit="$(git commit-tree "$tree" -p "$source_commit" -m "Eval Gate $version")"

git -c "http.extraheader=AUTHORIZATION: basic $(printf 'x-access-token:%s' "$GH_TOKEN" | base64 -w0)" \
  push origin "$commit:refs/tags/$tag" "+$commit:refs/tags/$major"
gh release create "$tag" --verify-tag --title "$tag" --notes-file "$release/notes.md" "$release"/assets/*
