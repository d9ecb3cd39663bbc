#!/bin/sh
# Patroni runs this once, on the first primary, with a connection string as its argument.
set -e
psql --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" "$1" <<'SQL'
create role shop login password :'password';
create database shop owner shop;
SQL
